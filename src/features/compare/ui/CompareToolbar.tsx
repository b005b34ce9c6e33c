import { Download, type LucideIcon, Plus, Share2, Trash2 } from 'lucide-react'
import { Button } from '../../../ui/Button.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { Link } from '../../../ui/Link.tsx'
import { shareLink } from '../../../ui/share-link.ts'
import { toast } from '../../../ui/toast.ts'
import { COMPARE_LIMIT } from '../compare.limits.ts'
import { useCompareList } from './compare-list.ts'
import type { useComparison } from './useComparison.ts'

/** What can be done with a comparison. */
export function CompareToolbar({ comparison }: { comparison: ReturnType<typeof useComparison> }) {
  const { tools, custom, team, clear } = comparison
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
    <div className="js-only flex flex-wrap items-center gap-1.5 max-sm:*:px-2.5 sm:gap-2 print:hidden">
      {tools.length < COMPARE_LIMIT && (
        <Link to="/tools" className={buttonClass('secondary', 'sm')} onClick={adopt}>
          <Labelled icon={Plus}>Add tools</Labelled>
        </Link>
      )}
      <Button size="sm" onClick={() => void share()}>
        <Labelled icon={Share2}>Share</Labelled>
      </Button>
      <Button size="sm" onClick={() => void exportCsv()}>
        <Labelled icon={Download}>Export CSV</Labelled>
      </Button>
      <Button size="sm" variant="ghost" onClick={() => void clear()}>
        <Labelled icon={Trash2}>Clear All</Labelled>
      </Button>
    </div>
  )
}

/** Four of them have room on one line of a phone without their icons. */
function Labelled({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <>
      <Icon className="size-4 max-sm:hidden" aria-hidden="true" />
      {children}
    </>
  )
}
