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
    shown: shownFields,
    rowVersion: asPosted.transform((text) => Number(text) || 0),
  })
  .transform(({ rowVersion, shown, ...typed }) => ({ typed, rowVersion, shown }))

export const templateTestForm = z.object({ phoneNumber: asPosted })
