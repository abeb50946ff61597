/** `npm run build`: the commands, so that the next run of the tests knows that they are fresh. */
import { buildCli } from './cli-build.mjs'

process.exitCode = await buildCli()
