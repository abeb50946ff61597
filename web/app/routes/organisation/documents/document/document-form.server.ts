import { z } from 'zod'
import { html, rowForm, yes } from '#app/forms/form-fields.server.ts'
import { documentFields } from './document-answers.ts'

export const documentForm = rowForm(documentFields)

export const documentFacts = z.object({ title: z.string(), text: html, isMandatory: yes, isActive: yes })
