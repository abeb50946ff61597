import { z } from 'zod'
import { lines, readable } from '#app/forms/form-fields.server.ts'
import { longestGuestMessage, type MessageProblem } from './message-reply.ts'

export const messageForm = z.object({ message: lines })

const { text } = readable<MessageProblem>()

export const typedMessage = z.object({ message: text(longestGuestMessage, { missing: 'message-missing', tooLong: 'too-long' }) })
