import { PolicyPage, policyMetadata } from '@/app/(shop)/(policy)/policy-page'

export const generateMetadata = () => policyMetadata('collaboratorTerms')

export default function Page() {
  return <PolicyPage policy="collaboratorTerms" />
}
