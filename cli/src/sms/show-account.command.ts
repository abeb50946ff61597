import type { Command } from 'commander'
import { type Answer, report, stop } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { operator } from '../operator.ts'
import { smsStop } from './sms-stop.ts'

const columns = ['Credits left', 'Credit limit', 'Messages left today', 'Messages a day'].map((name) => ({
  name,
  isNumber: true as const,
}))

export function showAccountCommand(cli: Cli): Command {
  return campCommand({
    verb: 'account',
    summary: 'Show what is left of the credits and of today’s quota at BulkSMS',
    examples: ['sms account', 'sms account --json'],
  }).action(() => cli.act(() => showAccount(cli)))
}

async function showAccount(cli: Cli): Promise<Answer> {
  const profile = await (await cli.useCases()).showSmsProfile.execute({ actor: operator })
  if (!profile.ok)
    return profile.refusal.code === 'sms-refused' ? smsStop(profile.refusal) : stop('refused', 'This is not allowed.')
  const { credits, quota } = profile.value
  return report({
    json: {
      credits: { balance: credits.balance, limit: credits.limit },
      quota: { size: quota.size, remaining: quota.remaining },
    },
    tables: [{ columns, rows: [[credits.balance, credits.limit, quota.remaining, quota.size].map(String)] }],
  })
}
