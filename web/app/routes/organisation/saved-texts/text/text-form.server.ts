import { z } from 'zod'
import { rowForm } from '#app/forms/form-fields.server.ts'
import { savedTextFields } from './text-answers.ts'

export const savedTextForm = rowForm(savedTextFields)

export const savedTextFacts = z.object({ name: z.string(), text: z.string() })
