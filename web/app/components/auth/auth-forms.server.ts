import { messageChannels } from '@camp/domain/messaging/notification.ts'
import { z } from 'zod'
import { asPosted, choice, line, readable } from '#app/forms/form-fields.server.ts'
import type { AuthProblemCode } from './auth-problems.ts'

/** E-mail unless another is chosen. */
export const channel = choice(messageChannels, 'email')

/** Everything that the pages of signing in may post; each of their forms has some of it. */
export const authForm = z.object({
  csrfToken: asPosted,
  go: line,
  username: line,
  password: asPosted,
  code: line,
  channel,
})

export type AuthTyped = z.output<typeof authForm>

const { filled } = readable<AuthProblemCode>()

export const loginAndPassword = z.object({ username: filled('login-missing'), password: filled('password-missing') })
export const loginForCode = z.object({ username: filled('login-missing') })
export const typedCode = z.object({ code: filled('code-missing') })
export const newPassword = z.object({ password: filled('new-password-missing') })
export const codeAndNewPassword = typedCode.extend(newPassword.shape)
