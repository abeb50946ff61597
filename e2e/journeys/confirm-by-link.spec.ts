import { expect, test } from '../test.ts'

const readers = [
  'Googlebot/2.1',
  'WhatsApp/2.23',
  'facebookexternalhit/1.1',
  'Slackbot-LinkExpanding 1.0',
  'TelegramBot (like TwitterBot)',
]

test('a reservation without online payment is confirmed by its link, and only by pressing the button', { tag: '@nojs' }, async ({
  campsite,
  reserving,
  booking,
  mailbox,
  database,
  tab,
  request,
  stay,
}) => {
  const answers: Promise<string>[] = []
  tab.page.on('response', (response) => {
    const { location = '' } = response.headers()
    answers.push(
      response.text().then(
        (text) => location + text,
        () => location,
      ),
    )
  })
  await campsite.open('silverhill-retreat', stay('silverhill-retreat', '2027-05-17', 2))
  await expect(tab.page.getByText('Adults only').first()).toBeVisible()
  await campsite.select('Tent 1')
  await campsite.reserve()
  await reserving.giveDetails()
  await reserving.acceptTerms()
  expect(await reserving.amountToPay()).toBeNull()
  await reserving.submit()
  await expect(tab.page).toHaveURL(/\/silverhill-retreat\/reserve-ok\?reservation=/)
  const id = tab.reservationId
  const { links } = await mailbox.email(id, 'booking_request_confirmation')
  const link = links.find((address) => new URL(address).pathname === `/r/${id}/confirm`)
  expect(link).toBeDefined()

  for (const reader of readers) {
    const options = { headers: { 'User-Agent': reader } }
    expect((await request.get(link!, options)).status()).toBe(200)
    expect((await request.head(link!, options)).status()).toBe(200)
  }
  expect(await database.statusOf(id), 'reading changes nothing').toBe('pending')

  await booking.open(id, 'confirm')
  await expect(tab.page.getByText('Please use the link in our message').first()).toBeVisible()
  await expect(tab.page.getByRole('button', { name: /^Confirm / })).toHaveCount(0)

  const secret = new URL(link!).searchParams.get('c') ?? ''
  expect(secret.length).toBeGreaterThan(15)
  expect(answers.length).toBeGreaterThan(3)
  expect(
    (await Promise.all(answers)).filter((answer) => answer.includes(secret)),
    'no page carries the secret',
  ).toEqual([])

  await tab.open(link!)
  await booking.pressConfirm()
  await booking.isConfirmed()
  expect(await database.statusOf(id)).toBe('confirmed')

  await tab.open(link!)
  await booking.isConfirmed()
  await mailbox.email(id, 'booking_confirmation')
})
