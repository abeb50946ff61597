import type { Writer } from '@camp/application/enquiries/receive-enquiry.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { answerEnquiry, type EnquiryReply } from '#app/components/content/enquiry/enquiry-form.server.ts'
import { readTyped } from '#app/forms/read-form.server.ts'
import type { ContactAnswers, ContactProblemCode } from './contact-answers.ts'
import { contactForm, contactMessage } from './contact-form.server.ts'

export type ContactReply = EnquiryReply<ContactAnswers, ContactProblemCode>

export function answerContact({ sendContactMessage }: Pick<UseCases, 'sendContactMessage'>, form: FormData, from: Writer) {
  return answerEnquiry({
    path: '/contact',
    schema: contactForm,
    form,
    read: (answers) => readTyped<typeof contactMessage, ContactProblemCode>(contactMessage, answers),
    send: (command) => sendContactMessage.execute({ ...command, from }),
  })
}
