import { buttonClass } from '../../../ui/button.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { plural } from '../../../ui/text.ts'
import type { ShownFacets } from './listed-tool.ts'
import { ToolFilters } from './ToolFilters.tsx'
import type { ToolsSearch } from './tools-search.ts'

interface Props {
  search: ToolsSearch
  facets: ShownFacets | undefined
  onClose: () => void
}

/** The filters on a phone: a sheet whose button says how many tools there are. */
export function FilterSheet({ search, facets, onClose }: Props) {
  return (
    <Dialog open onClose={onClose} title="Filters" place="bottom">
      <ToolFilters search={search} facets={facets} />
      <div className="sticky -bottom-5 -mx-5 -mb-5 border-t border-line bg-surface p-4">
        <button type="button" className={`${buttonClass('primary')} w-full`} onClick={onClose}>
          Show {plural(facets?.total ?? 0, 'tool')}
        </button>
      </div>
    </Dialog>
  )
}
