import { expect, it } from 'vitest'
import { readForm } from '#app/forms/read-form.server.ts'
import { newsForm } from './news-form.server.ts'

it('reads a choice of every topic; what it does not know is nothing', () => {
  const form = new FormData()
  form.append('bookings', 'now')
  form.append('reviews', 'by pigeon')
  form.append('sms', 'bookings')
  form.append('sms', 'no such topic')

  const choices = readForm(newsForm, form)

  expect(choices).toHaveLength(9)
  expect(choices.filter(({ byEmail, bySms }) => byEmail !== 'none' || bySms)).toEqual([
    { topic: 'bookings', byEmail: 'now', bySms: true },
  ])
})
