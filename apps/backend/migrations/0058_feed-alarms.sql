ALTER TABLE "calendar_feeds" ADD COLUMN "alarms_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD COLUMN "alarms_changed_at" timestamp (3) with time zone;