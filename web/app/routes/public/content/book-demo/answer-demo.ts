import type { Writer } from '@camp/application/enquiries/receive-enquiry.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { answerEnquiry, type EnquiryReply } from '#app/components/content/enquiry/enquiry-form.server.ts'
import { readTyped } from '#app/forms/read-form.server.ts'
import type { DemoAnswers, DemoProblemCode } from './demo-answers.ts'
import { demoForm, demoWish } from './demo-form.server.ts'

export type DemoReply = EnquiryReply<DemoAnswers, DemoProblemCode>

export function answerDemo({ requestDemo }: Pick<UseCases, 'requestDemo'>, form: FormData, from: Writer) {
  return answerEnquiry({
    path: '/book-demo',
    schema: demoForm,
    form,
    read: (answers) => readTyped<typeof demoWish, DemoProblemCode>(demoWish, answers),
    send: (command) => requestDemo.execute({ ...command, from }),
  })
}
