import { type NewsByEmail, type NewsChoice, newsByEmail } from '@camp/application/messaging/news/news-choices.ts'
import { type StaffTopic, staffTopics } from '@camp/domain/messaging/campsite-news.ts'
import { z } from 'zod'
import { asPosted, several } from '#app/forms/form-fields.server.ts'

const byEmail = asPosted.transform((typed): NewsByEmail => newsByEmail.find((way) => way === typed) ?? 'none')
const emailFields = Object.fromEntries(staffTopics.map((topic) => [topic, byEmail])) as Record<StaffTopic, typeof byEmail>

/** A choice by e-mail for each topic under its own name, and the topics ticked for the phone. */
export const newsForm = z
  .object({ sms: several })
  .and(z.object(emailFields))
  .transform(({ sms, ...emails }): readonly NewsChoice[] =>
    staffTopics.map((topic) => ({ topic, byEmail: emails[topic], bySms: sms.includes(topic) })),
  )
