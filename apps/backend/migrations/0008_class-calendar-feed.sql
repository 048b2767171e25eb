CREATE TABLE "calendar_feeds" (
	"tuid" bigint PRIMARY KEY NOT NULL,
	"token_hash" text,
	"version" integer NOT NULL,
	"alarm_minutes" integer[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"last_read_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_token_hash_unique" ON "calendar_feeds" USING btree ("token_hash");--> statement-breakpoint
-- Whoever changes what a calendar shows of a class raises its revision; nobody can forget to.
CREATE FUNCTION "note_class_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."revision" := OLD."revision" + 1;
	NEW."changed_at" := clock_timestamp();
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "classes_note_change" BEFORE UPDATE ON "classes" FOR EACH ROW
WHEN (
	(OLD."starts_at", OLD."ends_at", OLD."status", OLD."student_name", OLD."subject_name", OLD."unit_name", OLD."class_tool")
	IS DISTINCT FROM
	(NEW."starts_at", NEW."ends_at", NEW."status", NEW."student_name", NEW."subject_name", NEW."unit_name", NEW."class_tool")
) EXECUTE FUNCTION "note_class_change"();
