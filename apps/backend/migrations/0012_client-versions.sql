CREATE TABLE "used_client_versions" (
	"tuid" bigint NOT NULL,
	"label" text NOT NULL,
	"version" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "used_client_versions_tuid_label_pk" PRIMARY KEY("tuid","label"),
	CONSTRAINT "used_client_versions_label_known" CHECK ("used_client_versions"."label" in ('tutor-window', 'tutor-mac'))
);
--> statement-breakpoint
ALTER TABLE "used_client_versions" ADD CONSTRAINT "used_client_versions_tuid_tutors_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."tutors"("tuid") ON DELETE no action ON UPDATE no action;