import { z } from 'zod'
import { rowForm, typedHtml, yes } from '#app/forms/form-fields.server.ts'
import { documentFormFields } from './document-answers.ts'

export const documentForm = rowForm(documentFormFields)

export const documentFacts = z.object({ title: z.string(), text: typedHtml, isMandatory: yes, isActive: yes })
