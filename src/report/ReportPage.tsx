import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { device } from '../device/device.ts';
import { importWithRetry } from '../network/importWithRetry.ts';
import { Button } from '../ui/Button.tsx';
import { CallToAction } from '../ui/CallToAction.tsx';
import { Section } from '../ui/Section.tsx';
import { Sheet } from './Sheet.tsx';
import { useReport } from './useReport.ts';
import './reportWords.ts';
import './report.css';

const TakeReport = lazy(() => importWithRetry(() => import('../kiosk/takeHome/TakeReport.tsx')));

/** Shows a match report from the code in the address. The code is in the fragment, which is never sent to a server. */
export default function ReportPage() {
  const { t } = useTranslation();
  const shown = useReport();
  const [isKiosk, setKiosk] = useState(false);
  useEffect(() => setKiosk(!device().canLeave), []);
  const isOwn = shown.kind === 'report' && shown.isOwn;
  const says = shown.kind === 'report' ? (isOwn ? 'own' : 'shared') : shown.kind;
  return (
    <>
      <Section
        background="plum"
        className={shown.kind === 'report' ? 'report report--shown' : 'report'}
        labelledBy="report-title"
      >
        <div className="report__words">
          <h1 id="report-title">{t(isOwn ? 'pages.report.title.own' : 'pages.report.title')}</h1>
          <p>{t(`pages.report.${says}`)}</p>
          {shown.kind === 'report' && isKiosk && (
            <Suspense>
              <TakeReport code={shown.code} />
            </Suspense>
          )}
        </div>
        {shown.kind === 'report' && (
          <Sheet
            report={shown.report}
            address={`${location.origin}/report#${shown.code}`}
            isKiosk={isKiosk}
          />
        )}
      </Section>
      <Section background="yellow" className="report-on" labelledBy="report-on">
        <h2 id="report-on">{t(isOwn ? 'pages.report.on.own' : 'pages.report.on')}</h2>
        <p className="report-on__ways">
          <CallToAction
            text={t(isOwn ? 'pages.report.play.own' : 'pages.report.play')}
            url="/simulation_wny"
          />
          <Button i18nKey="pages.report.starter" url="/starter" tone="white" />
        </p>
      </Section>
    </>
  );
}
