import { fieldsOf, type MasterKind } from '@camp/domain/master-data/master-kinds.ts'
import { z } from 'zod'
import { asPosted, textFields } from '#app/forms/form-fields.server.ts'

/** The texts of a kind's fields, and the revision that the form was filled from. */
export function masterForm(kind: MasterKind) {
  return textFields(Object.keys(fieldsOf(kind)))
    .and(z.object({ revision: asPosted }))
    .transform(({ revision, ...typed }) => ({ revision, typed: typed as Readonly<Record<string, string>> }))
}
