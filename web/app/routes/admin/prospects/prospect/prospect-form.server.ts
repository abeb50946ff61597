import { prospectStages } from '@camp/application/enquiries/enquiries.ts'
import { z } from 'zod'
import { asPosted, choice, lines, oneLine, shownFields } from '#app/forms/form-fields.server.ts'

/** The forms of one page: `go` says which was sent. */
export const prospectForm = z.object({
  go: choice(['follow', 'welcome'], 'follow'),
  stage: choice(prospectStages, 'new'),
  note: lines,
  place: oneLine,
  revision: asPosted,
  shown: shownFields,
})
