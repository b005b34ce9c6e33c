import { CompareButton } from '../features/compare/ui/CompareButton.tsx'
import { SaveButton } from '../features/saved/ui/SaveButton.tsx'
import { later } from '../ui/later.ts'
import type { Parts } from './parts.ts'

/** On a narrow screen they are their icons, beside the way to the tool; their names are heard. */
const PAGE_ACTION = 'js-only md:w-44 max-md:w-11 max-md:px-0 max-md:[&>span]:sr-only'

const ToolActions: Parts['ToolActions'] = ({ tool, where }) =>
  where !== 'page' ? (
    <>
      <CompareButton tool={tool} quiet={where} />
      <SaveButton id={tool.id} name={tool.name} quiet />
    </>
  ) : (
    <>
      <SaveButton
        id={tool.id}
        name={tool.name}
        label="Add to Favorites"
        savedLabel="In Favorites"
        size="md"
        className={PAGE_ACTION}
      />
      <CompareButton tool={tool} label="Add to Compare" size="md" className={PAGE_ACTION} />
    </>
  )

const SaveBundle: Parts['SaveBundle'] = ({ bundle: { id, name } }) => (
  <SaveButton
    kind="bundle"
    id={id}
    name={name}
    label="Add Bundle to Favorites"
    savedLabel="In Favorites"
    size="md"
    className="max-md:flex-1"
  />
)

const LastCheck = later(() => import('../features/links/ui/admin/LastCheck.tsx'), 'LastCheck')

const SiteFace = later(() => import('../features/pictures/ui/admin/SiteFace.tsx'), 'SiteFace')

export const PARTS: Parts = {
  ToolActions,
  SaveBundle,
  LastCheck,
  SiteFace,
}
