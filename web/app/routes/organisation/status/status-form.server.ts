import type { OrganisationStatus } from '@camp/domain/organisations/organisation.ts'
import { z } from 'zod'
import { asPosted } from '#app/forms/form-fields.server.ts'

/** Texts that are no status are refused as moves that are not allowed. */
const status = asPosted.transform((text) => text as OrganisationStatus)

export const statusForm = z.object({ from: status, to: status, why: asPosted })
