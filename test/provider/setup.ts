/** Runs before each test file, also where files share their modules: so its hook is the last of each. */
import { afterAll } from 'vitest'
import { removeTemporaryFolders } from './temporaryFolder.ts'

afterAll(removeTemporaryFolders)
