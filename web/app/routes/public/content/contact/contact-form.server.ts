import { z } from 'zod'
import { lines, oneLine, readable } from '#app/forms/form-fields.server.ts'
import { type ContactProblemCode, longestContactAnswers as longest } from './contact-answers.ts'

export const contactForm = z.object({ name: oneLine, email: oneLine, subject: oneLine, message: lines })

const { text, email } = readable<ContactProblemCode>()
const tooLong = 'tooLong'

export const contactMessage = z.object({
  name: text(longest.name, { missing: 'nameMissing', tooLong }),
  email: email({ missing: 'emailMissing', tooLong, invalid: 'emailInvalid' }),
  subject: text(longest.subject, { missing: 'subjectMissing', tooLong }),
  message: text(longest.message, { missing: 'messageMissing', tooLong }),
})
