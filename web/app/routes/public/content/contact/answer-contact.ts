import type { Writer } from '@camp/application/enquiries/receive-enquiry.ts'
import type { RouterContextProvider } from 'react-router'
import { answerEnquiry, type EnquiryReply } from '#app/components/content/enquiry/enquiry-form.server.ts'
import { readTyped } from '#app/forms/read-form.server.ts'
import { useCases } from '#server/request-scope.ts'
import type { ContactAnswers, ContactProblemCode } from './contact-answers.ts'
import { contactForm, contactMessage } from './contact-form.server.ts'

export type ContactReply = EnquiryReply<ContactAnswers, ContactProblemCode>

export function answerContact(context: Readonly<RouterContextProvider>, form: FormData, from: Writer) {
  return answerEnquiry({
    context,
    path: '/contact',
    schema: contactForm,
    form,
    read: (answers) => readTyped<typeof contactMessage, ContactProblemCode>(contactMessage, answers),
    send: (command) => context.get(useCases).sendContactMessage.execute({ ...command, from }),
  })
}
