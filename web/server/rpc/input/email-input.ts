import { emailForm, longestEmail } from '@camp/domain/people/email-address.ts'
import { z } from 'zod'

export const emailInput = z.email({ pattern: emailForm }).max(longestEmail)
