import { z } from 'zod'
import { asPosted, isTicked } from '#app/forms/form-fields.server.ts'

export const templateAct = z.object({ act: asPosted })

export const templateForm = z
  .object({
    metaName: asPosted,
    twilioContentSid: asPosted,
    bodyOrder: asPosted,
    urlButtons: asPosted,
    isActive: isTicked,
    rowVersion: asPosted.transform((text) => Number(text) || 0),
  })
  .transform(({ rowVersion, ...typed }) => ({ typed, rowVersion }))

export const templateTestForm = z.object({ phoneNumber: asPosted })
