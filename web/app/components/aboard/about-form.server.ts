import { z } from 'zod'
import { lines, oneLine, several } from '#app/forms/form-fields.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'

const aboutForm = z.object({
  shortDescription: lines,
  businessNumber: oneLine,
  businessEmail: oneLine,
  address1: oneLine,
  cityName: oneLine,
  latitude: oneLine,
  longitude: oneLine,
  facilities: several.transform((ids) => ids.toSorted().join(',')),
})

export function readAbout(form: FormData) {
  return readForm(aboutForm, form)
}
