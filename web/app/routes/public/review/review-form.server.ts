import { type RatedAspect, ratedAspects } from '@camp/domain/reviews/ratings.ts'
import { z } from 'zod'
import { asPosted, lines } from '#app/forms/form-fields.server.ts'

/** One to five, or none. */
const stars = asPosted.transform((text) => (/^[1-5]$/.test(text) ? Number(text) : null))

const ratings = Object.fromEntries(ratedAspects.map((aspect) => [aspect, stars])) as Record<RatedAspect, typeof stars>

export const reviewForm = z.object({ ...ratings, text: lines }).transform(({ text, ...given }) => ({ ratings: given, text }))
