import { MessageCircleQuestionMark, PackageOpen } from 'lucide-react'
import { buttonClass } from '../../../ui/button.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { FocusedHeading } from '../../../ui/FocusedHeading.tsx'
import { Link } from '../../../ui/Link.tsx'
import type { MagicKit } from '../kits.contract.ts'
import { KitFailure } from './KitFailure.tsx'
import { KitGaps } from './KitGaps.tsx'
import { KitPromptText } from './KitPromptText.tsx'
import { KitRequirements } from './KitRequirements.tsx'
import type { Kit } from './useKit.ts'

/** The builder's second view where there are no tools: a question, or that there are none and what comes nearest. */
export function KitEmpty({ kit, result }: { kit: Kit; result: MagicKit }) {
  const { question, requirements } = result
  if (question) return <KitQuestion kit={kit} question={question} />
  return (
    <div aria-busy={kit.isMaking}>
      <NoTools kit={kit} />
      {requirements.length + result.read.length > 0 && <KitRequirements kit={kit} result={result} />}
      <KitFailure kit={kit} />
      <div className="mt-4 grid gap-3">
        <KitGaps gaps={requirements} kit={kit} />
      </div>
    </div>
  )
}

function NoTools({ kit }: { kit: Kit }) {
  return (
    <EmptyState title="No Tools Found" icon={<PackageOpen className="size-10" aria-hidden="true" />}>
      <p className="max-w-md text-muted">
        We couldn't find tools matching your specific requirements. Try adjusting your prompt or preferences.
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-2">
        <button type="button" className={buttonClass('primary')} onClick={() => kit.back(true)}>
          Try Different Prompt
        </button>
        <button type="button" className={buttonClass('secondary')} onClick={() => kit.back(false)}>
          Generate Another Kit
        </button>
        <Link to="/tools" className={buttonClass('ghost')}>
          Browse Tools
        </Link>
      </div>
    </EmptyState>
  )
}

/** The one question that is asked where nothing in a text is sure. */
function KitQuestion({ kit, question }: { kit: Kit; question: NonNullable<MagicKit['question']> }) {
  return (
    <section
      className="card relative mx-auto mt-6 max-w-2xl overflow-clip p-5 sm:p-8"
      aria-labelledby="kit-question"
      aria-busy={kit.isMaking}
    >
      {kit.isMaking && <div className="progress" aria-hidden="true" />}
      <MessageCircleQuestionMark className="size-8 text-accent-text" aria-hidden="true" />
      <div id="kit-question" className="-mt-2">
        <FocusedHeading>{question.text}</FocusedHeading>
      </div>
      <p className="mt-2 mb-4 text-muted">
        Nothing in your text is sure enough to choose tools by. One answer is enough to begin with.
      </p>
      <KitPromptText prompt={kit.prompt.trim()} words="" />
      <ul className="mt-5 grid gap-2 sm:grid-cols-2" aria-label="Answers">
        {question.answers.map((job) => (
          <li key={job.id}>
            <button
              type="button"
              disabled={kit.isMaking}
              className={`${buttonClass('secondary')} w-full justify-start text-left whitespace-normal`}
              onClick={() => void kit.addJob(job)}
            >
              {job.label}
            </button>
          </li>
        ))}
      </ul>
      <KitFailure kit={kit} />
      <div className="mt-5 flex flex-wrap gap-2 border-t border-line pt-4">
        <button type="button" className={buttonClass('ghost')} onClick={() => kit.back(true)}>
          Try Different Prompt
        </button>
        <button type="button" className={buttonClass('ghost')} onClick={() => kit.back(false)}>
          Generate Another Kit
        </button>
      </div>
    </section>
  )
}
