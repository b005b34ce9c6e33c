import type { Handlers } from '../../../kernel/http/context.ts'
import { done } from '../../../shared/done.ts'
import type { blogDraftsEndpoints } from '../blog-drafts.contract.ts'
import {
  discardDraft,
  getDraftVersion,
  keepDraft,
  listDrafts,
  listDraftVersions,
} from './blog-drafts.service.ts'

export const blogDraftsRoutes: Handlers<typeof blogDraftsEndpoints> = {
  listDrafts: (_, context) => listDrafts(context),
  keepDraft: ({ params, body }, context) => keepDraft(context, params.key, body),
  listDraftVersions: ({ params }, context) => listDraftVersions(context, params.key),
  getDraftVersion: ({ params }, context) => getDraftVersion(context, params.key, params.id),
  discardDraft: ({ params }, context) => done(discardDraft(context, params.key)),
}
