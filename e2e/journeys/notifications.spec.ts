import { notifications } from '../../web/app/wording/en/staff/notifications.ts'
import { isForEverybody } from '../pages/for-everybody.ts'
import { SettingsPage } from '../pages/settings-page.ts'
import { expect, test } from '../test.ts'

const slug = 'kloofwater-camp'

test('somebody at a campsite chooses what to hear of, and hears of it', { tag: '@nojs-long' }, async ({
  tab,
  program,
  mailbox,
  stay,
}) => {
  const settings = new SettingsPage(tab)
  await settings.signIn(`owner@${slug}.test`)
  await settings.open(`notifications?org=${slug}`)
  await expect(tab.heading).toHaveText(notifications.title)
  await isForEverybody(tab, 'notifications')

  await settings.field(notifications.bookings).selectOption({ label: notifications.email_now })
  await settings.field(notifications.messages).selectOption({ label: notifications.email_digest })
  await settings.save()
  await expect(settings.field(notifications.bookings)).toHaveValue('now')
  await expect(settings.field(notifications.messages)).toHaveValue('digest')
  await expect(settings.field(notifications.reviews)).toHaveValue('none')

  const { id } = await program.reserve({ orgSlug: slug, stay: stay(slug, '2027-09-06', 2), plot: 'River stand 1' })
  await expect.poll(async () => (await mailbox.of(id)).map(({ to }) => to), { timeout: 60_000 }).toContain(`owner@${slug}.test`)

  await settings.open(`notifications?org=${slug}`)
  await settings.field(notifications.bookings).selectOption({ label: notifications.email_none })
  await settings.field(notifications.messages).selectOption({ label: notifications.email_none })
  await settings.save()
  await expect(settings.field(notifications.bookings)).toHaveValue('none')
})

test('the platform sees that the choices are not its own', async ({ tab }) => {
  const settings = new SettingsPage(tab)
  await settings.signIn('admin@demo.test')

  await settings.open(`notifications?org=${slug}`)

  await expect(tab.heading).toHaveText(notifications.title)
  await expect(tab.page.getByText(/^Only people who work at/)).toBeVisible()
})
