import type { OrganisationReviewId } from '@camp/domain/reviews/organisation-review.ts'
import { z } from 'zod'
import { line } from '#app/forms/form-fields.server.ts'

export const voteForm = z.object({ helpful: line.transform((id) => id as OrganisationReviewId) })
