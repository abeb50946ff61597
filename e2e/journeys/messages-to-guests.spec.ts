import { DeskPage } from '../pages/desk-page.ts'
import { isForEverybody } from '../pages/for-everybody.ts'
import { isLong } from '../pages/long-tests.ts'
import { SettingsPage } from '../pages/settings-page.ts'
import { camp } from '../server/command-line.ts'
import { sandboxPage } from '../server/sandbox-page.ts'
import { expect, test } from '../test.ts'

test('a campsite keeps a text with fields, and a booking fills it in', { tag: '@nojs-long' }, async ({
  tab,
  program,
  mailbox,
  stay,
}) => {
  const slug = 'karoo-stargazers'
  const { page } = tab
  const { id } = await program.reserve({ orgSlug: slug, stay: stay(slug, '2027-08-30', 2), plot: 'Van bay 1' })
  const owner = new SettingsPage(tab)
  await owner.signIn(`owner@${slug}.test`)
  await tab.open(`/org/org-organisation/saved-texts/new?org=${slug}`)
  await page.getByLabel('Name', { exact: true }).fill(`Bring wood ${tab.hasScripts}`)
  await page.getByLabel('Text', { exact: true }).fill('Hi {first nam}, bring wood for {plot}.')
  await owner.press('Save')
  await expect(page.getByRole('alert')).toContainText('there’s no field {first nam}')
  await page.getByLabel('Text', { exact: true }).fill('Hi {first name}, bring wood for {plot}, {dates}.')
  await owner.press('Save')
  await expect(page.getByRole('link', { name: `Bring wood ${tab.hasScripts}`, exact: true })).toBeVisible()
  await tab.open(`/org/org-organisation/saved-texts/new?org=${slug}`)
  await page.getByLabel('Name', { exact: true }).fill(`Gate code ${tab.hasScripts}`)
  await page.getByLabel('Text', { exact: true }).fill('The gate opens with {gate code}.')
  await owner.press('Save')
  await expect(tab.heading).toHaveText('Saved texts')

  await tab.open(`/org/${slug}/bookings/${id}/reply`)
  await page.getByLabel('Your message').fill('Thank you for asking.')
  await page.getByLabel('Saved text', { exact: true }).selectOption({ label: `Gate code ${tab.hasScripts}` })
  await owner.press('Put it in')
  await expect(page.getByText('This booking has nothing for {gate code}.')).toBeVisible()
  await page.getByLabel('Saved text', { exact: true }).selectOption({ label: `Bring wood ${tab.hasScripts}` })
  await owner.press('Put it in')
  await expect(page.getByLabel('Your message')).toHaveValue(
    /^Thank you for asking\.\s+Hi Sipho, bring wood for Van bay 1, Mon \d/,
  )
  await tab.isReady()
  await isForEverybody(tab, 'an answer with a saved text')
  await owner.press('Send')
  await expect(page.getByRole('region', { name: 'Messages', exact: true })).toContainText('bring wood for Van bay 1')
  expect((await mailbox.email(id, 'default')).text).toContain('Hi Sipho, bring wood for Van bay 1')
})

test('everybody of a day gets a message once, and who does not is named', { tag: '@nojs-long' }, async ({ tab }) => {
  const slug = 'breede-bend'
  const { page } = tab
  const desk = new DeskPage(tab, slug)
  await desk.signIn()
  await page.goto(`/org/${slug}/messages`)
  await page.getByRole('link', { name: 'Write to many' }).click()
  await expect(tab.heading).toHaveText('Message to many guests')
  await tab.isReady()
  const text = page.getByLabel('Your message')
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click()
  await text.fill('No water, {first nam}.')
  await press('See who gets it')
  await expect(page.getByRole('alert')).toContainText('There’s no field {first nam}.')
  const words = `No water until three, {first name}. ${tab.hasScripts ? 'Sorry!' : 'Sorry.'}`
  await text.fill(words)
  await press('See who gets it')
  const shown = page.getByRole('region', { name: 'Who gets it' })
  await expect(shown).toContainText(/\d+ guests/)
  await tab.isReady()
  await isForEverybody(tab, 'who gets a message')
  await text.fill(`${words} Really.`)
  await press(/^Send to \d+ guests$/)
  await expect(page.getByRole('alert')).toContainText('This has changed since you looked.')
  await text.fill(words)
  await press('Look again')
  await expect(page.getByText('This has changed since you looked.')).toHaveCount(0)
  await press(/^Send to \d+ guests$/)
  await expect(tab.heading).toHaveText('Messages')

  await tab.open(`/org/${slug}/messages/to-many`)
  await text.fill(words)
  await press('See who gets it')
  await expect(shown).toContainText('Nobody')
  await expect(shown).toContainText('has this message already')
  await expect(page.getByRole('button', { name: /^Send to/ })).toHaveCount(0)
})

test('a message of a number that nobody knows is given to its booking, or set aside', { tag: '@nojs-long' }, async ({
  tab,
  program,
  database,
  stay,
}) => {
  const { page } = tab
  const { id } = await program.reserve({
    orgSlug: 'karoo-stargazers',
    stay: stay('karoo-stargazers', '2027-10-04', 2),
    plot: 'Van bay 1',
  })
  const reference = await program.referenceOf(id)
  const late = `We are late ${tab.hasScripts}`
  await database.writtenByNobodyKnown('27839990001', late)
  await database.writtenByNobodyKnown('27839990002', `Wrong number ${tab.hasScripts}`)
  const platform = new SettingsPage(tab)
  await platform.signIn('admin@demo.test')
  await tab.open('/admin/messages')
  await page.getByRole('link', { name: 'Messages from unknown senders' }).click()
  await expect(tab.heading).toHaveText('Messages from unknown senders')
  await tab.isReady()
  await isForEverybody(tab, 'messages of unknown senders')

  const message = page.getByRole('listitem').filter({ hasText: late })
  await expect(message).toContainText('+27 83 999 0001')
  await message.getByLabel('Booking reference').fill('000-000-000')
  await message.getByRole('button', { name: 'It’s about this booking' }).click()
  await expect(page.getByRole('alert')).toContainText('There’s no booking 000-000-000.')
  await message.getByLabel('Booking reference').fill(reference)
  await message.getByRole('button', { name: 'It’s about this booking' }).click()
  await expect(page.getByText(late)).toHaveCount(0)
  const wrong = page.getByRole('listitem').filter({ hasText: `Wrong number ${tab.hasScripts}` })
  await wrong.getByRole('button', { name: 'No answer needed' }).click()
  await expect(page.getByText(`Wrong number ${tab.hasScripts}`)).toHaveCount(0)

  await tab.open(`/org/karoo-stargazers/bookings/${id}`)
  await expect(page.getByRole('region', { name: 'Messages', exact: true })).toContainText(late)
})

test('a guest answers a letter, and the words stand beside the booking and wait in the inbox', { tag: '@nojs-long' }, async ({
  tab,
  program,
  server,
  stay,
}) => {
  const slug = 'karoo-stargazers'
  const { page } = tab
  const to = `thandi-${tab.hasScripts}@example.org`
  const guest = { email: to, cell: '0831234567', verificationPreference: 'SMS' } as const
  const { id } = await program.reserve({ orgSlug: slug, stay: stay(slug, '2028-04-10', 2), plot: 'Van bay 1', guest })
  const desk = new DeskPage(tab, slug)
  await desk.signIn()
  const send = async (text: string) => {
    await tab.open(`/org/${slug}/bookings/${id}/reply`)
    await page.getByLabel('Your message').fill(text)
    await page.getByLabel('How it goes out').selectOption('email')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Messages', exact: true })).toContainText(text)
  }
  await send('Do you bring dogs?')

  const sandbox = sandboxPage(server, 'E-mail')
  const letter = page
    .getByRole('row')
    .filter({ hasText: to })
    .getByRole('link', { name: /^A message from / })
  await expect
    .poll(async () => {
      await page.goto(sandbox)
      return letter.count()
    })
    .toBe(1)
  await letter.click()
  await expect(page.getByText(`As ${to}, to replies+`)).toBeVisible()
  await page.getByLabel('Your words').fill('Yes, two dogs.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('status')).toContainText('Sent.')

  // The worker reads the mailbox every half minute, which the long run waits for; the command does not wait.
  const isWaitedFor = isLong && tab.hasScripts
  if (!isWaitedFor) expect(await camp(server.dataDirectory, ['message', 'receive'])).toMatchObject({ waiting: 0 })
  const entry = page.getByRole('listitem').filter({ hasText: 'Yes, two dogs.' })
  await expect
    .poll(
      async () => {
        await tab.open(`/org/${slug}/messages`)
        return entry.count()
      },
      { timeout: 90_000 },
    )
    .toBe(1)
  await expect(page.getByText('Do you bring dogs?')).toHaveCount(0)
  await expect(tab.heading).toHaveText('Messages')
  await expect(page.getByText(/guests? (is|are) waiting for an answer\./)).toBeVisible()
  await tab.open(`/org/${slug}/bookings/${id}`)
  const thread = page.getByRole('region', { name: 'Messages', exact: true })
  await expect(thread).toContainText('Yes, two dogs.')
  await expect(thread).toContainText('Not answered yet')
})
