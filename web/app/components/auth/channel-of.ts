import type { CodeChannel } from '@camp/domain/people/one-time-code.ts'

/** E-mail unless another is chosen. */
export function channelOf(form: FormData): CodeChannel {
  const channel = form.get('channel')
  return channel === 'sms' || channel === 'app' ? channel : 'email'
}
