import { z } from 'zod'
import { byAdmin, byModerator } from '../../shared/admin-endpoints.ts'
import { type ByName, endpointsOf } from '../../shared/contract.ts'
import { idParam, listFields, recordId, recordIds, wholeNumber } from '../../shared/fields.ts'
import { INTEGER_MAX } from '../../shared/limits.ts'
import { loggedName, recordName } from '../../shared/record-names.ts'
import { Since } from '../../shared/together.ts'

const moment = z.iso.datetime('must be a moment such as 2026-11-22T09:30:00Z')

export const LOG_ACTIONS = ['create', 'update', 'delete', 'restore', 'import'] as const

export const FieldChange = z.object({
  field: z.string(),
  before: z.unknown(),
  after: z.unknown(),
})
export type FieldChange = z.infer<typeof FieldChange>

export const HistoryEntry = z.object({
  id: z.int(),
  at: z.string(),
  actor_name: z.string(),
  action: z.enum(LOG_ACTIONS),
  fields: z.array(FieldChange).describe('What is different after it; empty where the log does not say'),
  has_before: z.boolean().describe('The record can be made what it was before this'),
  has_after: z.boolean(),
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

export const LogEntry = HistoryEntry.extend({
  entity: z.string(),
  entity_id: z.string(),
  name: z.string().nullable().describe('What the record was called then'),
  batch: z.string().nullable().describe('Changes of one action or import carry the same'),
  parts: z
    .array(z.object({ entity: z.string(), action: z.enum(LOG_ACTIONS), count: z.int() }))
    .describe('What the action has done, where the entry stands for more than one change; else empty'),
})
export type LogEntry = z.infer<typeof LogEntry>

const kindParam = z.object({ kind: recordName })
const ids = z.object({ ids: recordIds })
const Moved = z.object({
  ids: z.array(z.int()).describe('Those that were moved'),
  batch: z.string().nullable().describe('With it the action can be undone; null where nothing was moved'),
})
const tag = 'Administration'
const ofKind = endpointsOf({ access: 'moderator', tag, params: kindParam, errors: ['forbidden'] })
const ofRecord = endpointsOf({ access: 'moderator', tag, params: kindParam.extend(idParam.shape) })

/** The access of a kind is narrower for most kinds: see `RecordKind.access`. */
export const recordsEndpoints = {
  listBin: ofKind('GET /api/admin/records/{kind}/bin', {
    summary: 'List what lies in the bin, newest first',
    description: 'The header X-Total-Count has the number of all that match.',
    query: z.object(listFields(['deleted_at'])),
    output: z.array(
      z.object({ id: z.int(), name: z.string(), deleted_at: z.string(), deleted_by: z.string().nullable() }),
    ),
  }),
  deleteRecords: ofKind('POST /api/admin/records/{kind}/delete', {
    summary: 'Move records to the bin',
    body: ids,
    output: Moved,
  }),
  restoreRecords: ofKind('POST /api/admin/records/{kind}/restore', {
    summary: 'Take records out of the bin',
    body: ids,
    output: Moved,
  }),
  listHistory: ofRecord('GET /api/admin/records/{kind}/{id}/history', {
    summary: 'List what was done to a record, newest first',
    output: z.array(HistoryEntry),
    errors: ['forbidden'],
  }),
  restoreVersion: ofRecord('POST /api/admin/records/{kind}/{id}/restore', {
    summary: 'Make a record what it was before or after one of its changes',
    body: z.object({ change_id: recordId(), side: z.enum(['before', 'after']) }),
    output: z.object({ version: z.int() }),
    errors: ['forbidden', 'not_found'],
  }),
  listChangesSince: ofRecord('GET /api/admin/records/{kind}/{id}/since', {
    summary: 'List the fields of a record that are not what they were in a version, and who has changed them',
    query: z.object({ version: wholeNumber(0, 2_000_000_000) }),
    output: Since,
    errors: ['forbidden', 'not_found'],
  }),
  undoChanges: byModerator('POST /api/admin/changes/{batch}/undo', {
    summary: 'Undo a bulk action',
    description:
      'Exactly what it has changed becomes what it was. What somebody has changed since stays, and is named. An import is undone where it was made.',
    params: z.object({ batch: z.string().max(100) }),
    output: z.object({
      undone: z.int().describe('Changes that were taken back whole'),
      kept: z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          fields: z.array(z.string()).describe('Those that stay; empty where nothing could be undone'),
        }),
      ),
    }),
    errors: ['forbidden', 'not_found', 'conflict'],
  }),
  listActors: byAdmin('GET /api/admin/changes/people', {
    summary: 'Read who stands in the log of changes, by name',
    output: z.array(z.string()),
  }),
  listChanges: byAdmin('GET /api/admin/changes', {
    summary: 'Read the log of all changes, newest first',
    description:
      'What was done in one action is one entry; with its `batch` all its changes are listed. The next page begins before the id of the last entry.',
    query: z.object({
      entity: loggedName.optional(),
      action: z.enum(LOG_ACTIONS, `must be one of ${LOG_ACTIONS.join(', ')}`).optional(),
      actor: z.string().max(200).optional().describe('Name of whoever did it, exactly'),
      search: z.string().trim().max(200).optional().describe('Words in the name of what was changed'),
      from: moment.optional().describe('Not before this moment'),
      until: moment.optional().describe('Before this moment'),
      batch: z.string().max(200).optional(),
      before: wholeNumber(1, INTEGER_MAX).optional(),
      limit: wholeNumber(1, 200).default(50),
    }),
    output: z.array(LogEntry),
  }),
}

declare module '../../shared/contract.ts' {
  interface Calls extends ByName<typeof recordsEndpoints> {}
}
