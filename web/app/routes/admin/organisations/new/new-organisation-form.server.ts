import { z } from 'zod'
import { asPosted } from '#app/forms/form-fields.server.ts'

export const newOrganisationForm = z.object({
  name: asPosted,
  slug: asPosted,
  province: asPosted,
  ownerEmail: asPosted,
  ownerFirstName: asPosted,
  ownerLastName: asPosted,
})
