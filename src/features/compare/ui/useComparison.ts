import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { toast } from '../../../ui/toast.ts'
import type { Tool } from '../../tools/tools.contract.ts'
import { compareQuery } from './compare.route.ts'
import { useCompareList } from './compare-list.ts'
import { type CompareSearch, slugsOf } from './compare-search.ts'
import { useCustomFields } from './useCustomFields.ts'

const route = getRouteApi('/compare')

/** The comparison of an address, and what can be done with it. Everything that is done goes to the address. */
export function useComparison(asked: string) {
  const search = route.useSearch()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const list = useCompareList()
  const { data } = useSuspenseQuery(compareQuery(asked))
  const slugs = slugsOf(asked)
  const custom = useCustomFields(search.fields, slugs, (fields) =>
    navigate({
      to: '/compare',
      search: (now) => ({ ...now, fields }),
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
        queryClient.setQueryData(compareQuery(tools).queryKey, { ...data, tools: left })
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
