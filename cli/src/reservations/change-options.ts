import type { Command } from 'commander'

/** What every change of a reservation can be told; `rules` are those that may be passed over. */
export function withChangeOptions(command: Command, { rules }: { readonly rules: string }): Command {
  return command
    .option('--keep-price', 'the amount due stays what it is', false)
    .option('--ignore-stay-rules', `${rules} do not refuse`, false)
    .option('--no-notify', 'the guest is not told')
    .option('--reason <text>', 'kept in the history')
    .option('--dry-run', 'say what would change, change nothing', false)
    .option('--yes', 'do not ask', false)
}
