import { accountCommands } from './account-commands.ts'
import { platformCommands } from './platform-commands.ts'
import { reservationCommands } from './reservation-commands.ts'
import type { Commands } from './rights.ts'
import { settingsCommands } from './settings-commands.ts'

export const commands: Commands = { ...reservationCommands, ...settingsCommands, ...accountCommands, ...platformCommands }
