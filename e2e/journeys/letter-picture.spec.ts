import type { FrameLocator } from '@playwright/test'
import { sandboxPage } from '../server/sandbox-page.ts'
import { expect, test } from '../test.ts'

const slug = 'silverhill-retreat'

test('a letter shows the place, in the mailbox here and in that of the sandbox', async ({
  tab,
  program,
  mailbox,
  stay,
  server,
}) => {
  const { page } = tab
  const email = 'sees-the-place@example.org'
  const guest = { email, cell: '0831234567', verificationPreference: 'SMS' } as const
  const { id } = await program.reserve({ orgSlug: slug, stay: stay(slug, '2027-10-04', 2), plot: 'Tent 1', guest })
  const { subject } = await mailbox.email(id, 'booking_request_confirmation')

  await page.goto('/dev/messages')
  await page
    .getByRole('listitem')
    .filter({ hasText: email })
    .getByRole('link', { name: subject ?? '' })
    .click()
  await showsThePlace(page.frameLocator('iframe'))

  await page.goto(sandboxPage(server, 'E-mail'))
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').first().click()
  await showsThePlace(page.frameLocator('iframe'))
})

async function showsThePlace(letter: FrameLocator): Promise<void> {
  const picture = letter.locator('img')
  await expect(picture).toHaveAttribute('alt', /\S/)
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1080)
}
