import { picturesOf } from '../../../kernel/files/picture-holders.ts'
import { serverNoun } from '../../../kernel/noun.ts'
import { adminToolsEndpoints } from '../admin-tools.contract.ts'
import { toolFilesEndpoints } from '../tool-files.contract.ts'
import { toolsEndpoints } from '../tools.contract.ts'
import { adminToolsRoutes } from './admin-tools.routes.ts'
import { toolKind } from './admin-tools.service.ts'
import { toolFilesRoutes } from './tool-files.routes.ts'
import { toolsRoutes } from './tools.routes.ts'
import { TOOL_SLUGS } from './tools.slugs.ts'

export const noun = serverNoun({
  endpoints: { ...adminToolsEndpoints, ...toolFilesEndpoints, ...toolsEndpoints },
  handlers: { ...adminToolsRoutes, ...toolFilesRoutes, ...toolsRoutes },
  records: [toolKind],
  slugs: [TOOL_SLUGS],
  pictures: [
    picturesOf(toolKind, {
      columns: ['logo_url', 'screenshots'],
      edited: (_, name) => `/admin/tools?search=${encodeURIComponent(name)}`,
    }),
  ],
})
