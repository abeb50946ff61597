import { fieldsOfKind, type MasterKind } from '@camp/domain/master-data/master-kinds.ts'
import { z } from 'zod'
import { asPosted, shownFields, textFields } from '#app/forms/form-fields.server.ts'

/**
 * The texts of a kind's fields, the revision that the form was filled from, and of which texts somebody has
 * seen what they change.
 */
export function masterForm(kind: MasterKind) {
  return textFields(Object.keys(fieldsOfKind(kind)))
    .and(z.object({ revision: asPosted, seen: asPosted, shown: shownFields }))
    .transform(({ revision, seen, shown, ...typed }) => {
      return { revision, seen, shown, typed: typed as Readonly<Record<string, string>> }
    })
}
