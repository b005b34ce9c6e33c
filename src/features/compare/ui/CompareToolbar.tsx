import { Download, Plus, Share2, Trash2 } from 'lucide-react'
import { buttonClass } from '../../../ui/button.ts'
import { Link } from '../../../ui/Link.tsx'
import { shareLink } from '../../../ui/share-link.ts'
import { toast } from '../../../ui/toast.ts'
import { COMPARE_LIMIT } from '../compare.limits.ts'
import { useCompareList } from './compare-list.ts'
import type { useComparison } from './useComparison.ts'

/** What can be done with a comparison. */
export function CompareToolbar({ comparison }: { comparison: ReturnType<typeof useComparison> }) {
  const { tools, custom, search, team, clear, showOnlyDifferences } = comparison
  const list = useCompareList()
  const share = async () => {
    await custom.flush()
    await shareLink(`${tools.map((tool) => tool.name).join(' vs ')} · Kitly`, {
      title: 'Link copied',
      description: 'It shows this comparison to anyone.',
    })
  }
  const exportCsv = async () => {
    try {
      const { downloadCsv } = await import('./download-csv.ts')
      downloadCsv(comparison, custom.fields, team)
    } catch {
      void toast({
        title: 'The file could not be made',
        description: 'Check the connection and try again.',
      })
    }
  }
  /** Whoever came by a link and has chosen nothing yet adds to what is shown. */
  const adopt = () => {
    if (list.tools.length > 0) return
    for (const tool of tools) list.add(tool)
  }
  return (
    <div className="js-only mt-5 mb-2 flex flex-wrap items-center gap-2 print:hidden">
      {tools.length > 1 && (
        <DifferencesSwitch
          on={search.only === 'differences'}
          onChange={(on) => void showOnlyDifferences(on)}
        />
      )}
      <button type="button" className={buttonClass('ghost', 'sm')} onClick={() => void clear()}>
        <Trash2 className="size-4" aria-hidden="true" />
        Clear All
      </button>
      {tools.length < COMPARE_LIMIT && (
        <Link to="/tools" className={buttonClass('secondary', 'sm')} onClick={adopt}>
          <Plus className="size-4" aria-hidden="true" />
          Add tools
        </Link>
      )}
      <button type="button" className={buttonClass('secondary', 'sm')} onClick={() => void share()}>
        <Share2 className="size-4" aria-hidden="true" />
        Share
      </button>
      <button type="button" className={buttonClass('secondary', 'sm')} onClick={() => void exportCsv()}>
        <Download className="size-4" aria-hidden="true" />
        Export CSV
      </button>
    </div>
  )
}

function DifferencesSwitch({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      className="group inline-flex min-h-11 items-center gap-2.5 rounded-control pr-2 text-sm font-medium mr-auto md:min-h-9"
      onClick={() => onChange(!on)}
    >
      <span
        aria-hidden="true"
        className="flex h-5 w-9 items-center rounded-full border border-line-strong bg-raised p-0.5 transition-colors group-aria-checked:border-accent group-aria-checked:bg-accent"
      >
        <span className="size-3.5 rounded-full bg-line-strong transition group-aria-checked:translate-x-4 group-aria-checked:bg-on-accent" />
      </span>
      Only differences
    </button>
  )
}
