import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { toast } from '../../../ui/toast.ts'
import type { Tool } from '../../tools/tools.contract.ts'
import { compareQuery } from './compare.route.ts'
import { useCompareList } from './compare-list.ts'
import { type CompareSearch, slugsOf } from './compare-search.ts'
import { useCustomFields } from './useCustomFields.ts'

const route = getRouteApi('/compare')

/** The size of the team as it is being set; the address follows. */
function useTeam(asked: number, save: (team: number) => Promise<void>) {
  const [team, setTeam] = useState(asked)
  const [seen, setSeen] = useState(asked)
  /** What is on its way to the address. */
  const own = useRef(new Set<number>())
  // The address changed by other means: back, forward, another link.
  if (asked !== seen) {
    setSeen(asked)
    if (!own.current.has(asked)) setTeam(asked)
  }
  useEffect(() => {
    if (asked === team) own.current.clear()
  }, [asked, team])
  const change = (next: number) => {
    own.current.add(next)
    setTeam(next)
    void save(next)
  }
  return [team, change] as const
}

/** The comparison of an address, and what can be done with it. Everything that is done goes to the address. */
export function useComparison(asked: string) {
  const search = route.useSearch()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const list = useCompareList()
  const { data, refetch: retry } = useSuspenseQuery(compareQuery(asked))
  const slugs = slugsOf(asked)
  const custom = useCustomFields(search.fields, slugs, (fields) =>
    navigate({
      to: '/compare',
      search: (now) => ({ ...now, fields }),
      replace: true,
      resetScroll: false,
    }),
  )

  const [team, setTeam] = useTeam(search.team ?? 1, (size) =>
    navigate({
      to: '/compare',
      search: (now) => ({ ...now, team: size > 1 ? size : undefined }),
      replace: true,
      resetScroll: false,
    }),
  )

  /** Takes tools out of the address, and out of the visitor's list where they are in it. */
  const remove = async (gone: Tool[], title: string) => {
    const kept = slugs.filter((slug) => !gone.some((tool) => tool.slug === slug))
    await custom.flush()
    const before: CompareSearch = { ...search, fields: custom.textFor(slugs) }
    const wereListed = gone.filter((tool) => list.has(tool.id))
    for (const tool of gone) list.remove(tool.id)
    const undo = () => {
      for (const tool of wereListed) list.add(tool)
      void navigate({ to: '/compare', search: before, resetScroll: false })
    }
    const left = data.tools.filter((tool) => !gone.includes(tool))
    if (left.length === 0) await navigate({ to: '/tools' })
    else {
      const tools = kept.join(',')
      // What is left is known already, unless one that had no room moves up.
      if (!data.left_out.some(({ reason }) => reason === 'over_limit')) {
        const facts = data.facts?.filter((_, i) => left.includes(data.tools[i]!)) ?? null
        queryClient.setQueryData(compareQuery(tools).queryKey, { ...data, tools: left, facts })
      }
      await navigate({
        to: '/compare',
        search: { ...search, tools, fields: custom.textFor(kept) },
        resetScroll: false,
      })
    }
    void toast({ title, action: { label: 'Undo', onClick: undo } })
  }

  return {
    ...data,
    search,
    custom,
    team,
    setTeam,
    retry,
    removeTool: (tool: Tool) => remove([tool], `${tool.name} removed`),
    clear: () => remove(data.tools, 'Comparison cleared'),
    showOnlyDifferences: (on: boolean) =>
      navigate({
        to: '/compare',
        search: (now) => ({ ...now, only: on ? 'differences' : undefined }),
        replace: true,
        resetScroll: false,
      }),
  }
}
