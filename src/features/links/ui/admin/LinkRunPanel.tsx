import type { ComponentProps } from 'react'
import type { LinkRun } from '../../admin-links.contract.ts'
import { OUTCOME_LABELS } from '../link-words.ts'
import { RunPanel } from './RunPanel.tsx'

const HOW_OFTEN: Record<number, string> = {
  0: 'only when asked to',
  1: 'every day',
  7: 'every week',
  30: 'every month',
}

type Props = Pick<ComponentProps<typeof RunPanel>, 'isSending' | 'onStop' | 'onGoOn'> & { run: LinkRun }

/** How far the link checker is, and what it has found in all. */
export function LinkRunPanel({ run, ...rest }: Props) {
  const { counts } = run
  return (
    <RunPanel
      {...rest}
      run={run}
      label="The link checker"
      running="Visiting the addresses of the tools…"
      counted="Addresses visited"
      counts={[
        ...(['dead', 'moved', 'unclear', 'alive'] as const).map((outcome): [string, number] => [
          OUTCOME_LABELS[outcome],
          counts[outcome],
        ]),
        ['Ignored', counts.ignored],
        ['Not visited yet', counts.unchecked],
      ]}
      howOften={`Addresses are visited ${HOW_OFTEN[run.days]}.`}
    />
  )
}
