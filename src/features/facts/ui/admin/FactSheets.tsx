import { Download, Sheet, Upload } from 'lucide-react'
import { useState } from 'react'
import { MENU_ITEM, MenuButton } from '../../../../ui/MenuButton.tsx'
import { ImportDialog } from '../../../imports/ui/ImportDialog.tsx'
import { FACT_IMPORTS, type ImportConfig, PLAN_IMPORTS } from '../../../imports/ui/import-config.ts'

const EXPORTS = [
  { label: 'Export facts', path: '/api/admin/facts/export' },
  { label: 'Export plans', path: '/api/admin/plans/export' },
] as const
const UPLOADS = [
  { label: 'Bulk upload of facts', config: FACT_IMPORTS },
  { label: 'Bulk upload of plans', config: PLAN_IMPORTS },
]

/** Facts and plans of all tools as spreadsheets, in both directions. */
export function FactSheets({ label = 'Spreadsheets' }: { label?: string }) {
  const [config, setConfig] = useState<ImportConfig | null>(null)
  return (
    <>
      <MenuButton
        title={label}
        label={
          <>
            <Sheet className="size-4" aria-hidden="true" />
            {label}
          </>
        }
      >
        {(close) => (
          <>
            {EXPORTS.flatMap(({ label: name, path }) =>
              (['xlsx', 'csv'] as const).map((format) => (
                <a
                  key={`${path}.${format}`}
                  className={MENU_ITEM}
                  href={`${path}?format=${format}`}
                  download
                  onClick={close}
                >
                  <Download className="size-4 text-muted" aria-hidden="true" />
                  {name} (.{format})
                </a>
              )),
            )}
            {UPLOADS.map(({ label: name, config: next }) => (
              <button
                key={name}
                type="button"
                className={MENU_ITEM}
                onClick={() => {
                  close()
                  setConfig(next)
                }}
              >
                <Upload className="size-4 text-muted" aria-hidden="true" />
                {name}
              </button>
            ))}
          </>
        )}
      </MenuButton>
      {config && <ImportDialog config={config} onClose={() => setConfig(null)} />}
    </>
  )
}
