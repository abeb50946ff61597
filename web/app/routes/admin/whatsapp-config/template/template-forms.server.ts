import { z } from 'zod'
import { asPosted, isTicked, shownFields } from '#app/forms/form-fields.server.ts'

export const templateAct = z.object({ act: asPosted })

export const templateForm = z
  .object({
    metaName: asPosted,
    twilioContentSid: asPosted,
    bodyOrder: asPosted,
    urlButtons: asPosted,
    isActive: isTicked,
    revision: asPosted,
    shown: shownFields,
  })
  .transform(({ revision, shown, ...typed }) => ({ typed, revision, shown }))

export const templateTestForm = z.object({ phoneNumber: asPosted })
