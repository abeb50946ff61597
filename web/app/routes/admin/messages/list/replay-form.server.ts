import type { OutboxMessageId } from '@camp/application/messaging/outbox.ts'
import { z } from 'zod'
import { rowsPerPage } from '#app/components/staff/list-query.ts'
import { asPosted, several } from '#app/forms/form-fields.server.ts'

/** The button of one row sends that one alone; otherwise those that are ticked. */
export const replayForm = z
  .object({ only: several, ids: several, mayArriveTwice: asPosted })
  .transform(({ only: [one], ids, mayArriveTwice }) => ({
    ids: (one === undefined ? ids : [one]).slice(0, rowsPerPage).map((id) => id as OutboxMessageId),
    mayArriveTwice: mayArriveTwice === 'on',
  }))
