import type { Writer } from '@camp/application/enquiries/receive-enquiry.ts'
import type { RouterContextProvider } from 'react-router'
import { answerEnquiry, type EnquiryReply } from '#app/components/content/enquiry/enquiry-form.server.ts'
import { readTyped } from '#app/forms/read-form.server.ts'
import { useCases } from '#server/request-scope.ts'
import type { DemoAnswers, DemoProblemCode } from './demo-answers.ts'
import { demoForm, demoWish } from './demo-form.server.ts'

export type DemoReply = EnquiryReply<DemoAnswers, DemoProblemCode>

export function answerDemo(context: Readonly<RouterContextProvider>, form: FormData, from: Writer) {
  return answerEnquiry({
    context,
    path: '/book-demo',
    schema: demoForm,
    form,
    read: (answers) => readTyped<typeof demoWish, DemoProblemCode>(demoWish, answers),
    send: (command) => context.get(useCases).requestDemo.execute({ ...command, from }),
  })
}
