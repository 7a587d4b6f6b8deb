/** What the packages do when they are first asked for is done in their own task, and not in that of the app. */
import 'react-dom/client'
import 'react/jsx-runtime'
