import { endpointsOf } from './contract.ts'
import { idParam } from './fields.ts'

/** Endpoints of the administration area, and those of one record. */

const tag = 'Administration'

export const byAdmin = endpointsOf({ access: 'admin', tag })
export const byModerator = endpointsOf({ access: 'moderator', tag })
export const recordByAdmin = endpointsOf({ access: 'admin', tag, params: idParam })
export const recordByModerator = endpointsOf({ access: 'moderator', tag, params: idParam })
