/** Which screen belongs to which address. The address is the state's (`machines/routes.ts`), so this only draws it. */
import { lazy } from 'react'
import { Route, Switch } from 'wouter'
import { useReading } from './actor.tsx'
import { Category } from './screens/category/Category.tsx'
import { InvalidResult, InvalidShare } from './screens/invalid/Invalid.tsx'
import { NotFound } from './screens/notFound/NotFound.tsx'
import { Question } from './screens/question/Question.tsx'
import { Reader } from './screens/reader/Reader.tsx'
import { Topic } from './screens/topic/Topic.tsx'
import { Welcome } from './screens/welcome/Welcome.tsx'

const loadCardDraw = () => import('./screens/cardDraw/CardDraw.tsx')
const loadLoading = () => import('./screens/loading/Loading.tsx')
const loadResult = () => import('./screens/result/Result.tsx')
const loadShare = () => import('./screens/share/Share.tsx')

const CardDraw = lazy(async () => ({ default: (await loadCardDraw()).CardDraw }))
const Loading = lazy(async () => ({ default: (await loadLoading()).Loading }))
const DemoLoading = lazy(async () => ({ default: (await loadLoading()).DemoLoading }))
const Result = lazy(async () => ({ default: (await loadResult()).Result }))
const Share = lazy(async () => ({ default: (await loadShare()).Share }))

/** Fetches the screens of the flow ahead, so that none of them is waited for. A failure shows when the screen is needed. */
export const preloadScreens = (): void => {
  for (const load of [loadCardDraw, loadLoading, loadResult]) load().catch(() => {})
}

/** An unknown reading keeps its address, so the state tells the two screens of that address apart. */
function ResultRoute() {
  const isInvalid = useReading((snapshot) => snapshot.matches({ visit: 'invalidResult' }))
  return isInvalid ? <InvalidResult /> : <Result />
}

function ShareRoute() {
  const isInvalid = useReading((snapshot) => snapshot.matches({ visit: 'invalidShare' }))
  return isInvalid ? <InvalidShare /> : <Share />
}

export function Screens() {
  return (
    <Switch>
      <Route path="/" component={Welcome} />
      <Route path="/onboarding/2" component={Reader} />
      <Route path="/onboarding/3" component={Category} />
      <Route path="/onboarding/4" component={Topic} />
      <Route path="/onboarding/5" component={Question} />
      <Route path="/onboarding/card-draw" component={CardDraw} />
      <Route path="/onboarding/loading" component={Loading} />
      <Route path="/demo/loading" component={DemoLoading} />
      <Route path="/result/:resultId?" component={ResultRoute} />
      <Route path="/share/:shareId?" component={ShareRoute} />
      <Route component={NotFound} />
    </Switch>
  )
}
