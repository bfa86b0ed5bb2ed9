import { fileURLToPath } from 'node:url'
import { register } from 'tsx/esm/api'

// Read by tsx when it registers; the programs that tests start use the project's own file.
process.env.TSX_TSCONFIG_PATH = fileURLToPath(new URL('./tsconfig.json', import.meta.url))
register()
delete process.env.TSX_TSCONFIG_PATH
// So that a failure names the line that was written.
process.setSourceMapsEnabled(true)
