import { groupWays, guestGroups } from '@camp/domain/conversations/guest-group.ts'
import { z } from 'zod'
import { choice, line, lines } from '#app/forms/form-fields.server.ts'

/** `show` says who would get it, `send` sends what was shown, `insert` puts a saved text into the box. */
export const toManyForm = z.object({
  group: choice(guestGroups, 'here'),
  day: line,
  way: choice(groupWays, 'agreed'),
  text: lines,
  savedText: line,
  revision: line,
  step: choice(['show', 'send', 'insert'], 'show'),
})

export type ToManyAnswers = z.output<typeof toManyForm>
